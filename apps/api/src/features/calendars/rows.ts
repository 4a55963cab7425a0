// Generated from the statements of this folder and the migrations (`npm run rows`).

export type BusySpan = {
  start: Date
  end: Date
}
