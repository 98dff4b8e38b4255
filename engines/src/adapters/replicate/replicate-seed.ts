import { createHash } from 'node:crypto'
import type { ModelField, Params } from '@atelier/contract/model-declaration'
import type { WorkTask } from '@atelier/contract/work-terms'

/** Models do not tell the seed that they took, so it is given: always the same for the same request. */
export function withSeed<Request extends { key: string; params: Params }>(
  { fields }: { fields: readonly ModelField<WorkTask>[] },
  request: Request,
): Request {
  const field = fields.find(({ kind }) => kind === 'seed')
  if (field?.kind !== 'seed' || request.params[field.name] !== undefined) return request
  const number = createHash('sha256').update(request.key).digest().readUInt32BE(0)
  return { ...request, params: { ...request.params, [field.name]: number % (field.max + 1) } }
}
