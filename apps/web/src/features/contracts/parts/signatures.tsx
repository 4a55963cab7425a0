import type { TalentContract } from '@fareeq/domain/contracts/schema.ts'
import { useAction } from '../../../forms/use-action.ts'
import { useMoment } from '../../../platform/i18n/zone.ts'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { UserText } from '../../../ui/display/user-text.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { useContractWords } from '../messages/en.ts'

type Props = {
  contract: Pick<TalentContract, 'signatures'>
  /** Saves the record; staff read it only. */
  save?: () => Promise<unknown>
}

/** Who signed what and when; the record can be saved and checked without us. */
export function Signatures({ contract: { signatures }, save }: Props) {
  const { signatures: words } = useContractWords()
  const moment = useMoment()
  const { run, isPending } = useAction(async () => void (await save?.()))
  return (
    <Card as="section" aria-labelledby="signatures-title">
      <CardHead id="signatures-title" title={words.title} text={words.text} />
      {signatures.length === 0 ? (
        <p className="text-ink-soft">{words.none}</p>
      ) : (
        <>
          <ol className="divide-y divide-line">
            {signatures.map(({ party, name, reader_name: readerName, signed_at, hash, capacity }) => (
              <li key={hash} className="grid gap-0.5 py-3 first:pt-0">
                <span className="font-strong">
                  <bdi>{readerName}</bdi> <span className="font-normal text-ink-soft">({words.party[party]})</span>
                </span>
                {name !== readerName && (
                  <span className="text-sm text-ink-soft">
                    {words.signedAs} <UserText>{name}</UserText>
                  </span>
                )}
                {capacity && (
                  <span className="text-sm text-ink-soft">
                    {words.capacity} <UserText>{capacity}</UserText>
                  </span>
                )}
                <span className="text-sm text-ink-soft">{moment(signed_at)}</span>
                <span className="text-xs text-ink-faint">
                  {words.hash}: <span className="ltr-island break-all">{hash.slice(0, 16)}</span>
                </span>
              </li>
            ))}
          </ol>
          {save && (
            <div className="mt-3 flex flex-wrap gap-2.5">
              <Button kind="quiet" size="small" pending={isPending} onPress={() => void run()}>
                {words.save}
              </Button>
              <ButtonLink as={PageLink} kind="ghost" size="small" href={pathTo('verifyContract')}>
                {words.verify}
              </ButtonLink>
            </div>
          )}
        </>
      )}
    </Card>
  )
}
