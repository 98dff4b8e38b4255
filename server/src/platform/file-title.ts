/** Words as a file may be called anywhere: at most 60 signs, none that a system refuses, hides or turns around. */
export const fileTitle = (words: string): string =>
  [...words.replaceAll(/[\s\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]+/gu, ' ').trim()]
    .slice(0, 60)
    .join('')
    .replace(/[. ]+$/, '') || '-'
