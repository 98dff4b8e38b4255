import { useMemo } from 'react'
import { useMenu } from '../../../features/site/navigation/menu-link.ts'
import { type MakerKind, type MakerPlace, makerPlaces } from './maker-kinds.ts'

/** The kinds that this site makes, each with its place. */
export function useMakerPlaces(): ReadonlyMap<MakerKind, MakerPlace> {
  const menu = useMenu()
  return useMemo(() => makerPlaces(menu), [menu])
}
