import { store } from './store.js';

/** Whether the shown target names classes: text does, numbers where the user says so. */
export function namesClasses() {
  const { settings, target } = store.state;
  return settings.classes || isText(target);
}

/** @param {string} column */
export function isText(column) {
  return store.state.table?.columns.find(({ name }) => name === column)?.kind === 'text';
}

/** Whether a column has no value yet, so that its first label says whether it is text. @param {string} column */
export function isOpen(column) {
  return !store.state.labels[column]?.size;
}

/** Classes of the shown target: a class that comes later comes last, so that keys keep their meaning. @returns {string[]} */
export function classNames() {
  const { target, labels, classOrder, views } = store.state;
  if (!namesClasses()) return [];
  const known = new Set([...(views[0]?.fit?.classes ?? []), ...[...(labels[target]?.values() ?? [])].map(String)]);
  const order = (classOrder[target] ?? []).filter((name) => known.delete(name));
  return [...order, ...[...known].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))];
}

/** The key of each class: its own digit where each is one, else its place; '' where there are no keys left. @param {string[]} names @returns {string[]} */
export function classKeys(names) {
  if (names.every((name) => /^\d$/.test(name))) return names;
  return names.map((_, i) => (i < 10 ? String((i + 1) % 10) : ''));
}

/** The class as it stands in the table. @param {string} name @returns {number | string} */
export const classValue = (name) => (isText(store.state.target) || isOpen(store.state.target) && Number.isNaN(Number(name)) ? name : Number(name));

/** How many labels the targets have, all together. */
export function labelCount() {
  return store.state.settings.targets.reduce((sum, target) => sum + (store.state.labels[target]?.size ?? 0), 0);
}
