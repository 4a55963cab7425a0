import { dirOf, isLang } from '@fareeq/domain/kernel/language/locale.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../styles.css'
import { applyTheme, THEMES, type Theme } from '../platform/document/theme.ts'
import { Gallery } from './gallery.tsx'

const search = new URLSearchParams(location.search)
const lang = search.get('lang')
const theme = search.get('theme')
document.documentElement.lang = isLang(lang) ? lang : 'ar'
document.documentElement.dir = dirOf(isLang(lang) ? lang : 'ar')
if (THEMES.includes(theme as Theme)) applyTheme(theme as Theme)

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Gallery search={search} />
    </StrictMode>,
  )
