import type { CodeLanguage } from '@fareeq/domain/assessments/limits.ts'
import { useState } from 'react'
import type { PanelProps } from '../runner/panel.ts'
import { firstLanguage, readSources, saveSource, starterOf } from './sources.ts'

type Props = Pick<PanelProps<'coding'>, 'item' | 'answer' | 'change' | 'token'>

/** Current source by language. The editor owns the text; its change events are saved. */
export function useSource({ item, answer, change, token }: Props) {
  const [language, setLanguage] = useState<CodeLanguage>(() => answer?.language ?? firstLanguage(item))
  const source = answer?.language === language ? answer.source : starterOf(item, language)
  const write = (text: string, next = language) => {
    saveSource(token, item.position, next, text)
    change({ kind: 'coding', language: next, source: text })
  }
  /** Answers with what the editor shows next. */
  const choose = (next: CodeLanguage): string => {
    saveSource(token, item.position, language, source)
    const text = readSources(token, item.position)[next] ?? starterOf(item, next)
    setLanguage(next)
    write(text, next)
    return text
  }
  return { language, source, write, choose }
}
