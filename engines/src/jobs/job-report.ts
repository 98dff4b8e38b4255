/** 0 to 100, with a picture of it as far as it is. */
export type JobReport = (percent: number, preview?: Uint8Array) => void
