import type { TalentContract } from '@fareeq/domain/contracts/schema.ts'
import { saveFile } from '../../../platform/calls/download.ts'
import { useMoment } from '../../../platform/i18n/zone.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { useContractWords } from './use-contract-words.ts'

type Props = { contract: Pick<TalentContract, 'number' | 'signatures'> }

/** Who signed what and when; the record can be saved and checked without us. */
export function Signatures({ contract: { number, signatures } }: Props) {
  const { signatures: words } = useContractWords()
  const moment = useMoment()
  const save = () =>
    saveFile(
      new Blob([JSON.stringify({ number, signatures }, null, 2)], { type: 'application/json' }),
      `${number}-signatures.json`,
    )
  return (
    <Card as="section" aria-labelledby="signatures-title">
      <CardHead id="signatures-title" title={words.title} text={words.text} />
      {signatures.length === 0 ? (
        <p className="text-ink-soft">{words.none}</p>
      ) : (
        <>
          <ol className="divide-y divide-line">
            {signatures.map(({ party, name, signed_at, hash }) => (
              <li key={hash} className="grid gap-0.5 py-3 first:pt-0">
                <span className="font-strong">
                  <bdi>{name}</bdi> <span className="font-normal text-ink-soft">({words.party[party]})</span>
                </span>
                <span className="text-sm text-ink-soft">{moment(signed_at)}</span>
                <span className="text-xs text-ink-faint">
                  {words.hash}: <span className="ltr-island break-all">{hash.slice(0, 16)}</span>
                </span>
              </li>
            ))}
          </ol>
          <Button kind="quiet" size="small" onPress={save} className="mt-3">
            {words.save}
          </Button>
        </>
      )}
    </Card>
  )
}
