// What each way to pay wants to know before it can be opened, for the form of operators.
import { Failure, type FieldProblem } from '@atelier/contract/errors'
import type { PayForm } from '@atelier/contract/features/site-admin'
import type { Locale } from '@atelier/contract/primitives'
import { z } from 'zod'
import { parseInput } from '../../platform/http/field-problems.ts'
import type { GatewayForm } from '../payments/gateways/gateway-definition.ts'
import { settingOf } from '../payments/pay-ways.ts'

type Property = { description?: string; default?: unknown; enum?: string[] }

/** From the settings that the way declares. */
export function payForms(gateways: readonly GatewayForm[]): PayForm[] {
  return gateways.map(({ id, label, settings, secrets }) => {
    const schema = z.toJSONSchema(settings, { io: 'input', unrepresentable: 'any' })
    const properties = Object.entries((schema.properties ?? {}) as Record<string, Property>)
    return {
      key: settingOf[id],
      label,
      fields: properties.map(([name, property]) => ({
        name,
        about: property.description ?? '',
        isSecret: secrets.includes(name),
        isRequired: (schema.required ?? []).includes(name),
        usual: typeof property.default === 'string' ? property.default : '',
        options: property.enum ?? [],
      })),
    }
  })
}

/** Throws request.invalid for what a way to pay could not be opened with; the fields are named such as `payStripe.secretKey`. */
export function checkPaySettings(
  wish: Record<string, unknown>,
  gateways: readonly GatewayForm[],
  locale: Locale,
): void {
  const problems: FieldProblem[] = gateways.flatMap(({ id, settings }) => {
    const key = settingOf[id]
    const written = wish[key]
    if (typeof written !== 'string' || written === '') return []
    const read = parseInput(settings, readJson(written), locale)
    if (!('problems' in read)) return []
    return read.problems.map(({ field, reason }) => ({
      field: field ? `${key}.${field}` : key,
      reason,
    }))
  })
  if (problems.length) throw new Failure('request.invalid', { fields: problems })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
