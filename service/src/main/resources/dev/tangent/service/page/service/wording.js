/** What the service says, with what is set called by its label on the page. */

/** Labels of what is not called by the service's own word. @type {Record<string, string>} */
const LABELS = {
  method: 'Method', targets: 'Target', lambda: 'Smoothness λ', rawLambda: 'Smoothness λ', loss: 'Loss', lossParameter: 'the parameter of the loss',
  'null-space': 'null space', errorBars: 'Error bars', tuned: '“Fit”',
};

/**
 * @param {{ error?: string, errorParts?: (string | { subject: string })[] }} refused
 * @returns {string | undefined}
 */
export function worded({ error, errorParts }) {
  return errorParts?.map((part) => (typeof part === 'string' ? part : LABELS[part.subject] ?? part.subject)).join('') ?? error;
}
