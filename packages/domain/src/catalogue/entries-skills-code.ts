/** id | name | Arabic, for what is not a product or a technology | what else people type */

export const PROGRAMMING_LANGUAGES = `
javascript | JavaScript | | js, ecmascript, es6, جافاسكريبت, جافا سكريبت
typescript | TypeScript | | ts, تايب سكريبت, تايبسكريبت
python | Python | | py, python3, بايثون, بايثن
java | Java | | جافا
c-sharp | C# | | csharp, c sharp, سي شارب
c-plus-plus | C++ | | cpp, c plus plus, سي بلس بلس, سي++
c | C | | c language, لغة سي
go | Go | | golang, جولانج, غولانغ
rust | Rust | | rustlang, رست
php | PHP | | بي إتش بي
ruby | Ruby | | روبي
kotlin | Kotlin | | كوتلن, كوتلين
swift | Swift | | سويفت
dart | Dart | | دارت
scala | Scala | | سكالا
elixir | Elixir
erlang | Erlang
haskell | Haskell
clojure | Clojure
f-sharp | F# | | fsharp, إف شارب
r | R | | r language, rlang, لغة آر
julia | Julia
matlab | MATLAB | | ماتلاب
perl | Perl | | بيرل
lua | Lua
groovy | Groovy
objective-c | Objective-C | | objc
visual-basic | Visual Basic | | vb.net, vba, فيجوال بيسك
delphi | Delphi | | object pascal, دلفي
cobol | COBOL
assembly | Assembly | | asm, أسمبلي
sql | SQL | | structured query language, إس كيو إل
pl-sql | PL/SQL | | plsql
t-sql | T-SQL | | tsql, transact-sql
bash | Bash | | shell, shell scripting, باش
powershell | PowerShell | | باور شل
abap | ABAP | | sap abap
apex | Apex | | salesforce apex
solidity | Solidity | | سوليديتي
vhdl | VHDL
verilog | Verilog | | systemverilog
zig | Zig
ocaml | OCaml
html | HTML | | html5
css | CSS | | css3
`

export const FRONTEND = `
react | React | | reactjs, react.js, رياكت
next-js | Next.js | | nextjs, نكست
vue | Vue | | vue.js, vuejs, فيو
nuxt | Nuxt | | nuxt.js, nuxtjs
angular | Angular | | angular 2+, أنجولار, أنغولار
angularjs | AngularJS | | angular.js
svelte | Svelte | | sveltejs
sveltekit | SvelteKit
solid-js | SolidJS | | solid.js
preact | Preact
remix | Remix
astro | Astro
gatsby | Gatsby
qwik | Qwik
ember-js | Ember.js | | emberjs
alpine-js | Alpine.js | | alpinejs
htmx | htmx
lit | Lit | | lit-element
jquery | jQuery | | جي كويري
redux | Redux | | redux toolkit, rtk
zustand | Zustand
mobx | MobX
rxjs | RxJS
tanstack-query | TanStack Query | | react query
react-router | React Router
react-hook-form | React Hook Form
pinia | Pinia
vuex | Vuex
tailwind-css | Tailwind CSS | | tailwind, tailwindcss, تيلويند
bootstrap | Bootstrap | | بوتستراب
sass | Sass | | scss
less | Less | | less css
styled-components | styled-components
material-ui | Material UI | | mui
ant-design | Ant Design | | antd
shadcn-ui | shadcn/ui | | shadcn
radix-ui | Radix UI
storybook | Storybook
vite | Vite | | فايت
webpack | webpack | | ويب باك
babel | Babel
d3-js | D3.js | | d3
three-js | Three.js | | threejs
webgl | WebGL | | webgpu
web-components | Web Components
webassembly | WebAssembly | | wasm
pwa | Progressive web apps | تطبيقات الويب التقدمية | pwa
responsive-design | Responsive design | التصميم المتجاوب | responsive web design
web-accessibility | Web accessibility | سهولة الوصول | a11y, wcag, إمكانية الوصول
web-performance | Web performance | أداء الويب | core web vitals, lighthouse
rtl-interfaces | Right-to-left interfaces | واجهات من اليمين إلى اليسار | rtl, arabic ui, واجهات عربية
localisation | Localisation | التعريب والتوطين | i18n, l10n, localization, internationalization
micro-frontends | Micro frontends | الواجهات المصغّرة | module federation
electron | Electron | | electronjs
tauri | Tauri
`

export const MOBILE = `
flutter | Flutter | | فلاتر
react-native | React Native | | rn, رياكت نيتف, رياكت نيتيف
expo | Expo
ionic | Ionic | | capacitor
dotnet-maui | .NET MAUI | | maui
xamarin | Xamarin
kotlin-multiplatform | Kotlin Multiplatform | | kmp, kmm
swiftui | SwiftUI
uikit | UIKit
combine | Combine
core-data | Core Data
xcode | Xcode
jetpack-compose | Jetpack Compose
android-sdk | Android SDK
android-studio | Android Studio | | أندرويد ستوديو
room | Room
hilt | Hilt | | dagger
bloc | BLoC | | flutter bloc
riverpod | Riverpod
ios-development | iOS development | تطوير iOS | ios, آيفون, iphone
android-development | Android development | تطوير Android | android, أندرويد
app-store | App store release | النشر في متاجر التطبيقات | app store connect, google play, testflight
push-notifications | Push notifications | الإشعارات الفورية | fcm, apns
fastlane | Fastlane
firebase | Firebase | | فايربيس
mobile-performance | Mobile performance | أداء تطبيقات الجوال
offline-first | Offline-first apps | تطبيقات تعمل دون اتصال | offline
huawei-hms | Huawei HMS | | hms core
`
