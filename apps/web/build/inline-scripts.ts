// Inline scripts of the documents: functions, built and minified like all scripts, which a document calls by their source.
export { hydrateOnInput } from '../src/areas/public/hydrate-on-input.ts'
export { boot } from '../src/platform/document/boot.ts'
export { recordPresses } from '../src/platform/document/record-presses.ts'
