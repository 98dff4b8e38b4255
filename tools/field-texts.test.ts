// What the built-in engine asks for, and what can be chosen there, has words in the texts; other engines bring their own where we have none.
import { expect, it } from 'vitest'
import { listPainterModels } from '../engines/src/adapters/builtin/image/image-models.ts'
import { toolModels } from '../engines/src/adapters/builtin/image/tools/tool-model.ts'
import { fields as texts } from '../web/src/i18n/locales/en-US/fields.ts'

const declared = [...listPainterModels(), ...toolModels].flatMap(
  ({ declaration }) => declaration.fields,
)
const isPlain = (value: string) => /^\d+(:\d+)?$/.test(value)

it('each field of a built-in model has a name', () => {
  const names = declared.map(({ name }) => name).filter((name) => !(name in texts.names))
  expect([...new Set(names)]).toEqual([])
})

it('each choice of a built-in model has a name', () => {
  const values = declared
    .flatMap((field) => (field.kind === 'choice' ? field.options : []))
    .filter((value) => !isPlain(value) && !(value in texts.values))
  expect([...new Set(values)]).toEqual([])
})
