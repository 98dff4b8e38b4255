// docs/errors.md, made from the catalogue of failures and their texts.
import { type FailureCode, failures } from '@atelier/contract/errors'
import { locales } from '@atelier/contract/primitives'
import { failureTexts } from '../platform/http/failure-texts.ts'

/** The page's markdown. */
export function errorsPage(): string {
  const rows = (Object.keys(failures) as FailureCode[]).map((code) => {
    const texts = locales.map((locale) => failureTexts[locale][code])
    return `| \`${code}\` | ${failures[code].status} | ${texts.join(' | ')} |`
  })
  return [
    '# Failures',
    '',
    'Made by `npm run docs` from `contract/src/errors.ts`; a test keeps it so. A failure answers with its HTTP status and the body',
    '`{code, message, success: false, data: null, error, requestId, fields?}`: `error` is the key below, `message` its text in the language of',
    '`Accept-Language`.',
    '',
    `| key | status | ${locales.join(' | ')} |`,
    `| --- | --- | ${locales.map(() => '---').join(' | ')} |`,
    ...rows,
    '',
  ].join('\n')
}
