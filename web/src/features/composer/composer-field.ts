export const composerFieldId = 'composer'

/** The field of the composer that is on the page. */
export const composerField = (): HTMLElement | null => document.getElementById(composerFieldId)
