// How a way to pay declares itself: operators' forms, validation and docs follow from its settings.
import type { z } from 'zod'
import type { Clock } from '../../../../platform/clock.ts'
import { GatewayError, type GatewayId, type PaymentGateway } from './payment-gateway.ts'

/** All that a gateway gets besides its settings. An answer is waited for `patienceMs` (15 s when left out). */
export type GatewayIo = { clock: Clock; patienceMs?: number }

export const defaultPatienceMs = 15_000

export type GatewayDefinition = {
  id: GatewayId
  label: string
  /** Each field's description says what it is and what it looks like. */
  settings: z.ZodObject
  /** Fields that no browser, reply or log may have. */
  secrets: readonly string[]
  /**
   * The gateway for settings as they were stored. Opens nothing and loads nothing: the vendor's library comes with the first call.
   * Throws GatewayError `config`, naming the fields that do not fit.
   */
  create(settings: unknown, io: GatewayIo): PaymentGateway
}

/** What operators are asked for. */
export type GatewayForm = Pick<GatewayDefinition, 'id' | 'label' | 'settings' | 'secrets'>

/** `create` gets what `settings` has read. */
export function defineGateway<Settings extends z.ZodObject>(gateway: {
  id: GatewayId
  label: string
  settings: Settings
  secrets: readonly (keyof z.output<Settings> & string)[]
  create(settings: z.output<Settings>, io: GatewayIo): PaymentGateway
}) {
  return {
    ...gateway,
    create(settings: unknown, io: GatewayIo): PaymentGateway {
      const read = gateway.settings.safeParse(settings)
      if (read.success) return gateway.create(read.data, io)
      // Names alone: what was typed in may be a key in the wrong field.
      const fields = [...new Set(read.error.issues.map(({ path }) => path.join('.')))].join(', ')
      throw new GatewayError('config', `Settings of ${gateway.label} do not fit: ${fields}`)
    },
  } satisfies GatewayDefinition
}
