// The fields of a form that follow from declared settings.
import type { DeclaredField } from '@atelier/contract/declared-field'
import { z } from 'zod'

type Property = { description?: string; default?: unknown; enum?: string[] }

/** In the order in which they are declared. */
export function declaredFields(
  settings: z.ZodType,
  isSecret: (name: string) => boolean,
): DeclaredField[] {
  const schema = z.toJSONSchema(settings, { io: 'input', unrepresentable: 'any' })
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Property>)
  return properties.map(([name, property]) => ({
    name,
    about: property.description ?? '',
    isSecret: isSecret(name),
    isRequired: (schema.required ?? []).includes(name),
    usual: typeof property.default === 'string' ? property.default : '',
    options: property.enum ?? [],
  }))
}
