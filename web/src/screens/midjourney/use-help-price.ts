// What help with the words costs, by the rule that answers are charged by.
import { estimateTokens } from '@atelier/contract/estimate-tokens'
import type { BalanceKind } from '@atelier/contract/ledger-terms'
import { draftPrice } from '@atelier/contract/price-rule'
import { useQuery } from '@tanstack/react-query'
import { callOptions } from '../../api/call-options.ts'
import { useTexts } from '../../i18n/use-texts.ts'

export type HelpPrice = {
  /** Empty as long as it is not known. */
  translate: string
  improve: string
  /** The model that is paid for it; null where it costs nothing. */
  paidModel: string | null
  purse: BalanceKind
}

export function useHelpPrice(prompt: string): HelpPrice {
  const chat = useTexts('chat')
  const { free } = useTexts('studio')
  const { data } = useQuery({ ...callOptions('promptHelp.price', {}), staleTime: 60_000 })
  if (!data) return { translate: '', improve: '', paidModel: null, purse: 'credits' }
  const { rates, purse, besides } = data
  if (!rates) return { translate: free, improve: free, paidModel: null, purse }
  const tokens = estimateTokens(prompt.trim())
  const about = (more: number) => chat.priceAbout({ ...draftPrice(rates, tokens + more), purse })
  return {
    translate: about(besides.translate),
    improve: about(besides.associate),
    paidModel: data.model,
    purse,
  }
}
