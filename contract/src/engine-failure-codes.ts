/** How calls fail that an upstream answers: those that everybody shares. */
export const engineFailureCodes = [
  'engine.auth',
  'engine.quota',
  'engine.rate',
  'engine.overloaded',
  'engine.no_channel',
  'engine.too_long',
  'engine.unknown_model',
  'engine.refused',
  'engine.invalid',
  'engine.nonsense',
  'engine.nothing',
  'engine.broken',
  'engine.unavailable',
  'engine.cut',
  'engine.timeout',
] as const
