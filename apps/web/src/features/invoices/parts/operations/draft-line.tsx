import {
  type ContractLineKind,
  LABEL_LENGTH,
  LINE_FACTS,
  isByContract,
  isByHand,
} from '@fareeq/domain/invoices/limits.ts'
import { LINE_NAMES } from '@fareeq/domain/invoices/rules-paper.ts'
import { type Control, useWatch } from 'react-hook-form'
import { FormField } from '../../../../forms/form-field.tsx'
import { FormMoney } from '../../../../forms/form-money.tsx'
import { FormSelect } from '../../../../forms/form-select.tsx'
import { FormText } from '../../../../forms/form-text.tsx'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { FormRow } from '../../../../ui/fields/form.tsx'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import type { BillableCompany } from '../../api-ops.ts'
import { useAmounts } from '../use-amounts.ts'
import { type LineFields, type LinesFields, NONE, UNITS } from './draft-lines.ts'
import { useInvoicesOpsWords } from '../../messages/operations/en.ts'

type Props = {
  control: Control<LinesFields, unknown, LinesFields>
  index: number
  kinds: readonly LineFields['kind'][]
  contracts: BillableCompany['contracts']
  /** Null for the only one. */
  remove: (() => void) | null
}

/** One of the lines that are written: a buyout by its contract, or a service, a fee or extra pay by hand. */
export function DraftLineFields({ control, index, kinds, contracts, remove }: Props) {
  const { draft: words } = useInvoicesOpsWords()
  const lang = useLang()
  const { usd } = useAmounts()
  const [kind, contract] = useWatch({ control, name: [`lines.${index}.kind`, `lines.${index}.contract`] })
  const billed = contracts.find(({ id }) => id === contract)
  const prices: Record<ContractLineKind, string | undefined> = { buyout: billed && words.buyout(usd(billed.buyout)) }
  const contractHint = isByContract(kind) ? prices[kind] : LINE_FACTS[kind].pays && words.contractHint
  return (
    <fieldset className="grid gap-4 rounded-lg border border-line p-4">
      <legend className="px-1 text-sm font-strong">{words.lineOf(index + 1)}</legend>
      <FormSelect
        name={`lines.${index}.kind`}
        control={control}
        label={words.kind}
        options={kinds.map((id) => ({ id, label: LINE_NAMES[id][lang] }))}
      />
      {contracts.length > 0 && (
        <FormSelect
          name={`lines.${index}.contract`}
          control={control}
          label={words.contract}
          hint={contractHint}
          options={[
            { id: NONE, label: words.noContract },
            ...contracts.map(({ id, number, talent }) => ({ id, label: `${talent} · ${number}` })),
          ]}
        />
      )}
      {isByHand(kind) && (
        <>
          <FormText
            name={`lines.${index}.label`}
            control={control}
            isRequired
            label={words.label}
            maxLength={LABEL_LENGTH}
          />
          <FormMoney name={`lines.${index}.amount`} control={control} label={words.amount} />
        </>
      )}
      <DiscountFields control={control} index={index} />
      {remove && (
        <Button
          kind="ghost"
          size="small"
          className="justify-self-start"
          aria-label={words.removeOf(words.lineOf(index + 1))}
          onPress={remove}
        >
          {words.remove}
        </Button>
      )}
    </fieldset>
  )
}

function DiscountFields({ control, index }: Pick<Props, 'control' | 'index'>) {
  const { draft: words } = useInvoicesOpsWords()
  const unit = useWatch({ control, name: `lines.${index}.unit` })
  return (
    <FormRow>
      <FormSelect
        name={`lines.${index}.unit`}
        control={control}
        label={words.discount}
        options={UNITS.map((id) => ({ id, label: words.discountUnits[id] }))}
      />
      {unit !== NONE && (
        <FormField name={`lines.${index}.discount`} control={control}>
          {(field) => (
            <NumberField {...field} isRequired steps={false} places={2} minValue={0} label={words.discountSize[unit]} />
          )}
        </FormField>
      )}
    </FormRow>
  )
}
