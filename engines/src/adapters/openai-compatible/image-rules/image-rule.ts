// How models that make pictures are asked at vendors that speak OpenAI's dialect, as data: to add a model is to add a rule.
import type { MappedModel, MappedTask } from '../../../mapped-model.ts'

export type ImageRule = {
  /** Of the name in lower case, without the vendor before it. */
  pattern: RegExp
  model: Omit<MappedModel, 'name' | 'label'>
  /**
   * Where a request goes that pictures go along with, and how they travel: `form` as files, `urls` as data URLs in JSON, `objects` as such
   * URLs each in an object of its own.
   */
  pictures?: { path: string; as: 'form' | 'urls' | 'objects' }
  /** Takes pictures as PNG only. */
  pngOnly?: boolean
}

export type ImageDialect = {
  /** The first that matches holds. */
  rules: readonly ImageRule[]
  /** Offered although the vendor does not list them. */
  documented: readonly string[]
}

export const edits = { path: '/images/edits', as: 'form' } as const
export const inline = { path: '/images/generations', as: 'urls' } as const
export const words: MappedTask = { prompt: 'wanted', inputs: [] }

/** The pictures themselves rather than addresses that expire. */
export const base64 = { response_format: 'b64_json' }
