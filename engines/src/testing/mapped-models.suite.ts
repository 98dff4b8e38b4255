// What every table of models that are mapped by data must satisfy: nothing that is declared is without effect.
import { fieldsFor } from '@atelier/contract/model-declaration'
import type { ImageTask } from '@atelier/contract/work-terms'
import { describe, expect, it } from 'vitest'
import { type MappedModel, toDeclaration, toInput } from '../mapped-model.ts'
import { defaultParams, otherValues } from './field-values.ts'
import { pictureRequest } from './picture-request.ts'
import { samplePicture } from './sample-picture.ts'

/** `sent` is what really leaves, where an adapter changes what the table says. */
export function describeMappedModels(
  name: string,
  models: readonly MappedModel[],
  sent: (input: Record<string, unknown>) => unknown = (input) => input,
): void {
  const rows = models.flatMap((model) =>
    (Object.keys(model.tasks) as ImageTask[]).map((task) => [model.name, task, model] as const),
  )
  describe(`${name}: nothing that a model declares is without effect`, () => {
    it.each(rows)('%s, %s', (_, task, model) => {
      const declaration = toDeclaration(model)
      const params = defaultParams(declaration, task)
      const all = (model.tasks[task]?.inputs ?? []).flatMap(({ role, most: max }) =>
        Array.from({ length: max }, (_, at) => samplePicture(role, 8, 8 + at)),
      )
      const body = (more: Parameters<typeof pictureRequest>[0]) =>
        JSON.stringify(
          sent(
            toInput(
              model,
              pictureRequest({ task, params, pictures: all, ...more }),
              ({ role, height }) => `${role}${height}`,
            ) ?? {},
          ),
        )
      const plain = body({})
      for (const field of fieldsFor(declaration, task))
        for (const value of otherValues(field))
          expect(
            body({ params: { ...params, [field.name]: value } }),
            `${field.name} ${value}`,
          ).not.toBe(plain)
      for (const at of all.keys())
        expect(body({ pictures: all.toSpliced(at, 1) }), `picture ${at}`).not.toBe(plain)
      if (declaration.tasks[task]?.prompt !== 'none')
        expect(body({ prompt: 'another' })).not.toBe(plain)
      if (declaration.negativePrompt) expect(body({ negativePrompt: 'blur' })).not.toBe(plain)
      if (declaration.mostResults > 1) expect(body({ count: 2 })).not.toBe(plain)
    })
  })
}
