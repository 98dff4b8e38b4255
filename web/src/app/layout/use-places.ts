import { useLocation, useMatches } from 'react-router'
import { useMenu } from '../../features/site/navigation/menu-link.ts'
import { type PlaceName, placeNames } from '../../features/site/navigation/place-names.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { screens } from '../screens.ts'
import { type RailPlace, railPlaces } from './rail-places.ts'

/** The places that this site has, in the order of the rail. */
export function usePlaces(): RailPlace[] {
  const t = useTexts('common')
  return railPlaces(useMenu(), t)
}

/** The place that the screen belongs to: the one that it was opened from, where it can be opened from several. */
export function useCurrentPlace(): PlaceName {
  const id = useMatches().at(-1)?.id
  const { state } = useLocation()
  const from = placeNames.find((name) => name === state?.place)
  return from ?? screens.find(({ path }) => path === id)?.place ?? 'more'
}
