// How loud each stem is: faders in decibels, mute and solo. Pure arithmetic, used by what plays and by what is written to a file.

/** The range of a fader in dB; at its least nothing is heard. */
export const faderDb = { least: -48, most: 6, step: 0.5 } as const

export type StemSetting = { db: number; muted: boolean; solo: boolean }

export const plainSetting: StemSetting = { db: 0, muted: false, solo: false }

/** The factor for a fader's place; 0 at its least, so that "all the way down" is silence. */
export const gainOfDb = (db: number): number => (db <= faderDb.least ? 0 : 10 ** (db / 20))

export const clampDb = (db: number): number => Math.min(faderDb.most, Math.max(faderDb.least, db))

/** What each stem is multiplied by: with any solo only those are heard, and what is muted never is. */
export function stemGains(settings: readonly StemSetting[]): number[] {
  const anySolo = settings.some(({ solo, muted }) => solo && !muted)
  return settings.map(({ db, muted, solo }) => (muted || (anySolo && !solo) ? 0 : gainOfDb(db)))
}

/** As on a mixing desk: "−∞ dB", "−6 dB", "+1.5 dB". */
export function dbText(db: number): string {
  if (db <= faderDb.least) return '−∞ dB'
  const size = Number(Math.abs(db).toFixed(1))
  if (size === 0) return '0 dB'
  return `${db < 0 ? '−' : '+'}${size} dB`
}
