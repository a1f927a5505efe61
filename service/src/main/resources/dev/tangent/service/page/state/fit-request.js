import { store } from './store.js';
import { namesClasses } from './targets.js';

/**
 * What a fit is asked for, from the settings, and what one that is there was made with.
 *
 * @typedef {import('../types.js').Fit} Fit
 */

/** @param {string} method @returns {Record<string, any>} those of the settings that the method knows */
function parametersOf(method) {
  const known = store.state.catalogue?.methods.find(({ name }) => name === method)?.parameters;
  const entries = Object.entries(store.state.settings.parameters);
  return Object.fromEntries(known ? entries.filter(([key]) => known.includes(key)) : entries);
}

/** @param {string} method @param {boolean} tuned @returns {import('../types.js').FitRequest} */
export function requestOf(method, tuned) {
  const { table, settings } = store.state;
  /** @type {import('../types.js').FitRequest} */
  const request = {
    table: table?.id ?? '', targets: settings.targets, method, tuned: tuned || method === 'auto',
  };
  if (!namesClasses()) Object.assign(request, needs(method, request.tuned ?? false));
  if (settings.columns) request.columns = settings.columns;
  if (settings.standardise) request.standardise = settings.standardise;
  if (settings.classes) request.classes = true;
  if (settings.loss) request.loss = settings.loss;
  if (settings.lossParameter !== null) request.lossParameter = settings.lossParameter;
  if (!request.tuned) {
    request.parameters = parametersOf(method);
    if (settings.lambda !== null) request.lambda = settings.lambda;
  }
  return request;
}

/**
 * What the fit will be asked for, as far as the method can. Error bars are made with a search, whose report tells how they did;
 * else they come when they are shown, and the colours sooner.
 *
 * @param {string} method @param {boolean} tuned
 */
function needs(method, tuned) {
  const { catalogue, settings } = store.state;
  const can = catalogue?.methods.find(({ name }) => name === method)?.capabilities ?? [];
  return {
    errorBars: settings.errorBars && tuned && can.includes('variances'),
    forSuggestions: settings.errorBars && can.includes('suggestions'),
  };
}

/** What a fit was made with, by the keys that a request has; a fit tells them by their names. @param {Fit} fit */
export function parametersByKey(fit) {
  const told = fit.parameters ?? {};
  const found = (store.state.catalogue?.parameters ?? []).map(({ key, name }) => [key, told[name] ?? told[key]]);
  return Object.fromEntries(found.filter(([, value]) => ['number', 'string'].includes(typeof value)));
}

/** Whether the page shows error bars of a fit: what is saved and told of it has them too. @param {Fit} fit */
export const showsErrorBars = (fit) => store.state.settings.errorBars && fit.can.includes('sds');
