import { useDayText } from '../../features/contracts/parts/use-term-text.ts'
import { useRunningContracts } from '../../features/contracts/parts/home-running.tsx'
import { useTermsWords } from '../../features/talents/messages/terms/en.ts'

/** What a talent under contract reads in place of the start they once said; undefined for everybody else. */
export function useContractedUntil(): string | undefined {
  const { summary } = useTermsWords()
  const day = useDayText()
  const last = useRunningContracts().at(-1)
  return last && summary.underContract(day(last.ends_on))
}
