import type { WorksTexts } from '../../../i18n/locales/en-US/works.ts'

/** About how long, in one unit. */
export const aboutText = (seconds: number, t: WorksTexts): string =>
  seconds < 90
    ? t.aboutSeconds({ n: Math.max(5, Math.round(seconds / 5) * 5) })
    : t.aboutMinutes({ n: Math.round(seconds / 60) })
