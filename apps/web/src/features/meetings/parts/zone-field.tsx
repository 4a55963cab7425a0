import { zoneCity } from '@fareeq/domain/kernel/time/time.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { ComboboxField } from '../../../ui/fields/listbox/combobox-field.tsx'
import { timeZonesQuery } from '../api.ts'
import { useMeetingWords } from '../messages/en.ts'

/** Zones of the catalogue, and the visitor's own even if missing there. */
function useZones(own: string) {
  const lang = useLang()
  const { data } = useQuery(timeZonesQuery(lang))
  return useMemo(() => {
    const options = (data ?? []).map(({ id, name, area_name, aliases, offset }) => ({
      id,
      label: name,
      search: [name, area_name, ...aliases].join(' '),
      detail: area_name,
      end: <span className="ltr-island num text-sm text-ink-faint">{offset}</span>,
    }))
    return options.some(({ id }) => id === own) ? options : [{ id: own, label: zoneCity(own, lang) }, ...options]
  }, [data, own, lang])
}

type Props = {
  value: string
  onChange: (zone: string) => void
  /** Both zones are shown, so they are labelled. */
  isElsewhere: boolean
}

export function ZoneField({ value, onChange, isElsewhere }: Props) {
  const words = useMeetingWords().picker
  const options = useZones(value)
  return (
    <ComboboxField
      label={words.zone}
      hint={isElsewhere ? words.zoneHint : undefined}
      options={options}
      value={value}
      onChange={(zone) => zone && onChange(zone)}
    />
  )
}

/** Name of a zone from the list; while loading, from Intl. */
export function useZoneName(): (zone: string) => string {
  const lang = useLang()
  const { data } = useQuery(timeZonesQuery(lang))
  return (zone) => data?.find(({ id }) => id === zone)?.name ?? zoneCity(zone, lang)
}
