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
