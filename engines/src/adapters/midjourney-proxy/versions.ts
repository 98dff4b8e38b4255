// Midjourney's versions, as the operator lists them and as its prompts name them.
import { z } from 'zod'

export type Version = { niji: boolean; number: number /** Such as `6.1`. */; text: string }

const oneVersion = /^(niji )?(\d{1,2}(?:\.\d)?)$/

export const versionList = z
  .string()
  .refine((list) => list.split(',').every((one) => oneVersion.test(one.trim())), {
    message: 'Give versions such as 7, 6.1, niji 6, with commas between.',
  })

export const readVersions = (list: string): Version[] =>
  [...new Set(list.split(',').map((one) => one.trim()))].flatMap((one) => {
    const [, niji, text] = oneVersion.exec(one) ?? []
    return text === undefined ? [] : [{ niji: niji !== undefined, number: Number(text), text }]
  })

export const modelName = ({ niji, text }: Version): string =>
  niji ? `niji-${text}` : `midjourney-${text}`

/** The version that a model's name stands for. */
export function versionOf(model: string): Version | undefined {
  const [, family, text] = /^(niji|midjourney)-(\d{1,2}(?:\.\d)?)$/.exec(model) ?? []
  return text === undefined ? undefined : { niji: family === 'niji', number: Number(text), text }
}
