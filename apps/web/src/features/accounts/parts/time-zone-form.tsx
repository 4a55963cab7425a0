import { useMemo, useState } from 'react'
import { useAction } from '../../../forms/use-action.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { session } from '../../../platform/session/session.ts'
import { deviceZone } from '../../../platform/i18n/zone.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ComboboxField } from '../../../ui/fields/listbox/combobox-field.tsx'
import { DialogActions } from '../../../ui/overlays/dialog.tsx'
import { saveTimeZone } from '../api.ts'
import { zoneOptions } from './time-zones.ts'
import { useAccountWords } from '../messages/en.ts'

/** A separate component, so that its state is reset on reopening. */
export function TimeZoneForm({ current, close }: { current: string | null; close: () => void }) {
  const words = useAccountWords().home
  const lang = useLang()
  const options = useMemo(() => zoneOptions(lang), [lang])
  const [zone, setZone] = useState(current ?? deviceZone())
  const save = useAction(
    async () => {
      session.setUser(await saveTimeZone(zone))
      close()
    },
    { done: words.saved, refused: 'handled', isLast: true },
  )
  return (
    <>
      <ComboboxField label={words.timeZone} options={options} value={zone} onChange={(id) => setZone(id ?? zone)} />
      <DialogActions>
        <Button pending={save.isPending} onPress={() => void save.run()}>
          {words.save}
        </Button>
      </DialogActions>
    </>
  )
}
