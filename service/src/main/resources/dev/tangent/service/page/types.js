/**
 * Shapes that several modules share, for the type checker; nothing here runs.
 *
 * @typedef {'sequential' | 'spread' | 'diverging' | 'categories'} MapName
 * @typedef {{map: MapName, title: string, low: number, high: number, names?: string[]}} Scale names: of categories
 * @typedef {{values: Float32Array<ArrayBuffer>, scale: Scale}} Colouring NaN has no colour: it is drawn grey
 * @typedef {{positions: Float32Array<ArrayBuffer>, count: number, axes: Axis[], flat: boolean, triangles?: Uint32Array<ArrayBuffer>}} Cloud
 *   positions lie in the cube from -1 to 1; triangles: three rows each of the surface over a plane
 * @typedef {{title: string, low: number, high: number, reach: number}} Axis from low at -reach to high at reach
 * @typedef {{labels: number[], suggested: number[], chosen: number[], selected: number | null}} Marks rows
 *
 * @typedef {{name: string, kind: 'number' | 'text', filled: number, least?: number, most?: number, values?: number}} Column
 * @typedef {{id: string, name: string, rows: number, columns: Column[], coordinates: string[], ignored: Record<string, string>,
 *   targets: string[], truth: Record<string, string>, notes?: string[], skeleton?: boolean, version: number, unkept: number,
 *   earlier?: {labels: number, last: string, file: string}}} Table unkept: labels changed that are in no file
 * @typedef {{row: number, column: string, value: number | string | null}} Label
 * @typedef {{stage: string, done: number, total: number}} Progress
 * @typedef {{id: string, table: string, state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled', request: FitRequest,
 *   version: number, stale: boolean, can: string[], error?: string, errorParts?: (string | { subject: string })[], progress?: Progress, seconds?: number, warnings?: string[],
 *   outputs?: string[], classes?: string[], method?: string, parameters?: Record<string, any>, lambda?: number,
 *   standardised?: string, rawLambda?: number, loss?: string, lossParameter?: number, labels?: number}} Fit
 * @typedef {{table: string, targets: string[], columns?: string[], standardise?: string, method?: string,
 *   parameters?: Record<string, any>, lambda?: number, loss?: string, lossParameter?: number, classes?: boolean,
 *   tuned?: boolean, errorBars?: boolean, forSuggestions?: boolean}} FitRequest
 * @typedef {{name: string, title: string, description: string, parameters: string[], capabilities: string[]}} Method
 * @typedef {{key: string, name: string, symbol?: string, description: string, usual: string, kind: 'whole' | 'positive' | 'word',
 *   least?: number, words?: string[]}} Parameter
 * @typedef {{word: string, parameter?: string, values: boolean, classes: boolean}} Loss what its number means, and what it is for
 * @typedef {{methods: Method[], parameters: Parameter[], losses: Loss[], standardise: string[], statuses: string[], demos: string[]}} Catalogue
 * @typedef {{row: number, reduction: number, left: number}} Suggestion
 * @typedef {{row: number, output: string, given: number | string, expected: number | string, standardError?: number | null, probability?: number | null,
 *   expectedProbability?: number | null, score: number, standsOut: boolean}} SuspectLabel
 * @typedef {{holdout: string, unjudged: number, errors: Record<string, number>, labels: SuspectLabel[]}} SuspectList
 */
export {};
