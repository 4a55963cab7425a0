import { CHARGE_BEARERS, type ChargeBearer } from '@fareeq/domain/payouts/limits.ts'
import type { Batch } from '@fareeq/domain/payouts/schema.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../../../forms/use-action.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Banner } from '../../../../ui/display/banner.tsx'
import { DateField } from '../../../../ui/dates/date-field.tsx'
import { RadioGroup } from '../../../../ui/fields/choices/radio-group.tsx'
import { SelectField } from '../../../../ui/fields/choices/select-field.tsx'
import { Dialog, DialogActions } from '../../../../ui/overlays/dialog.tsx'
import { saveBatchPain, saveBatchTable, templatesQuery } from '../../api-batches.ts'
import { usePayoutsOpsWords } from '../../messages/operations/en.ts'
import { TemplateManager } from './template-manager.tsx'

const [MAX_DAYS, OURS] = [31, 'ours']
type Format = 'pain' | 'csv'

/** As banks take it, or as the table of one. */
export function BatchFiles({ batch }: { batch: Batch }) {
  const { files: words } = usePayoutsOpsWords()
  return (
    <Dialog
      trigger={
        <Button kind="quiet" size="small">
          {words.open}
        </Button>
      }
      title={words.open}
      text={words.text}
    >
      {(close) => <FileDialog batch={batch} close={close} />}
    </Dialog>
  )
}

function FileDialog({ batch, close }: { batch: Batch; close: () => void }) {
  const { files: words, keep } = usePayoutsOpsWords()
  const { data: templates = [] } = useQuery(templatesQuery())
  const [today] = useState(() => riyadhDay(new Date()))
  const [format, setFormat] = useState<Format>(batch.has_account ? 'pain' : 'csv')
  const [day, setDay] = useState<string | null>(today)
  const [bearer, setBearer] = useState<ChargeBearer>('DEBT')
  const [template, setTemplate] = useState(OURS)
  const [isManaging, setManaging] = useState(false)
  const save = useAction(async () => {
    if (format === 'pain') await saveBatchPain(batch, { day: day ?? today, charge_bearer: bearer })
    else await saveBatchTable(batch, template === OURS ? undefined : template)
    close()
  })
  if (isManaging) return <TemplateManager templates={templates} leave={() => setManaging(false)} />
  return (
    <div className="grid gap-5">
      <RadioGroup
        label={words.format}
        value={format}
        onChange={(id) => setFormat(id as Format)}
        options={[
          { id: 'pain', label: words.pain, detail: words.painText },
          { id: 'csv', label: words.csv, detail: words.csvText },
        ]}
      />
      {format === 'pain' && !batch.has_account && <Banner tone="warning">{words.noAccount}</Banner>}
      {format === 'pain' ? (
        <>
          <DateField
            label={words.day}
            value={day}
            onChange={setDay}
            isRequired
            minValue={today}
            maxValue={daysAfter(today, MAX_DAYS)}
          />
          <SelectField
            label={words.bearer}
            value={bearer}
            onChange={(id) => setBearer(id as ChargeBearer)}
            options={CHARGE_BEARERS.map((id) => ({ id, label: words.bearers[id] }))}
          />
        </>
      ) : (
        <div className="grid gap-2">
          <SelectField
            label={words.template}
            value={template}
            onChange={setTemplate}
            options={[{ id: OURS, label: words.ours }, ...templates.map(({ id, name }) => ({ id, label: name }))]}
          />
          <Button kind="ghost" size="small" className="-ms-3 justify-self-start" onPress={() => setManaging(true)}>
            {words.manage}
          </Button>
        </div>
      )}
      <p className="text-sm text-ink-soft">{words.hint}</p>
      <DialogActions>
        <Button
          pending={save.isPending}
          isDisabled={format === 'pain' && (!batch.has_account || day === null)}
          onPress={() => void save.run()}
        >
          {words.download}
        </Button>
        <Button kind="quiet" onPress={close}>
          {keep}
        </Button>
      </DialogActions>
    </div>
  )
}
