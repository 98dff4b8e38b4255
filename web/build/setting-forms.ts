// Vite plugin: `virtual:setting-forms` holds the fields of every setting of a site by the place that changes them, made from its declarations.
import { describeSettingForms } from '@atelier/contract/describe-setting-forms'
import type { Plugin } from 'vite'

const publicId = 'virtual:setting-forms'
const resolvedId = `\0${publicId}`

export function settingForms(): Plugin {
  return {
    name: 'atelier:setting-forms',
    resolveId: (id) => (id === publicId ? resolvedId : undefined),
    load: (id) =>
      id === resolvedId
        ? `export const settingForms = JSON.parse(${JSON.stringify(JSON.stringify(describeSettingForms()))})`
        : undefined,
  }
}
