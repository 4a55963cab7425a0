/** Read from the bytes: what a browser says of its recording is not believed. */
export type MediaInfo = { seconds: number; hasVideo: boolean }
