/** id | name | Arabic, for what is not a product or a technology | what else people type */

export const TESTING = `
playwright | Playwright | | بلاي رايت
cypress | Cypress | | سايبرس
selenium | Selenium | | webdriver, سيلينيوم
appium | Appium
jest | Jest
vitest | Vitest
testing-library | Testing Library | | react testing library
mocha | Mocha
chai | Chai
junit | JUnit
testng | TestNG
pytest | pytest
phpunit | PHPUnit
xunit | xUnit
nunit | NUnit
cucumber | Cucumber | | gherkin
behaviour-driven-development | Behaviour-driven development | التطوير المدفوع بالسلوك | bdd
robot-framework | Robot Framework
postman | Postman | | بوستمان
rest-assured | REST Assured
jmeter | JMeter | | apache jmeter
k6 | k6
gatling | Gatling
testrail | TestRail
xray | Xray
browserstack | BrowserStack
sauce-labs | Sauce Labs
katalon | Katalon
detox | Detox
espresso | Espresso
xctest | XCTest
manual-testing | Manual testing | الاختبار اليدوي
test-automation | Test automation | أتمتة الاختبارات | automated testing
test-planning | Test planning | تخطيط الاختبارات | test cases, حالات الاختبار
api-testing | API testing | اختبار الواجهات البرمجية
performance-testing | Performance testing | اختبار الأداء | load testing
mobile-testing | Mobile testing | اختبار تطبيقات الجوال
regression-testing | Regression testing | اختبار الانحدار
unit-testing | Unit testing | اختبار الوحدات | integration testing
quality-assurance | Quality assurance | ضمان الجودة | qa
istqb | ISTQB
`

export const DESIGN = `
figma | Figma | | فيجما, فيغما
sketch | Sketch
adobe-xd | Adobe XD | | xd
photoshop | Photoshop | | adobe photoshop, فوتوشوب
illustrator | Illustrator | | adobe illustrator, إليستريتور
indesign | InDesign | | adobe indesign
after-effects | After Effects | | adobe after effects, أفتر إفكتس
premiere-pro | Premiere Pro | | adobe premiere
lottie | Lottie
rive | Rive
framer | Framer
canva | Canva | | كانفا
axure | Axure
balsamiq | Balsamiq
miro | Miro
figjam | FigJam
zeplin | Zeplin
hotjar | Hotjar
microsoft-clarity | Microsoft Clarity
maze | Maze
usertesting | UserTesting
cinema-4d | Cinema 4D | | c4d
user-experience | User experience | تجربة المستخدم | ux, ux design
user-interface | User interface design | تصميم واجهات المستخدم | ui, ui design, واجهات
product-design | Product design | تصميم المنتجات
interaction-design | Interaction design | تصميم التفاعل | ixd
user-research | User research | بحوث المستخدمين | ux research
usability-testing | Usability testing | اختبار سهولة الاستخدام
user-interviews | User interviews | مقابلات المستخدمين
information-architecture | Information architecture | هندسة المعلومات | ia, card sorting
wireframing | Wireframing | الرسم الأولي للشاشات | wireframes
prototyping | Prototyping | النماذج الأولية | prototype
design-systems | Design systems | أنظمة التصميم | design tokens
design-thinking | Design thinking | التفكير التصميمي
service-design | Service design | تصميم الخدمات | journey map, رحلة العميل
ux-writing | UX writing | كتابة تجربة المستخدم | microcopy, content design
arabic-typography | Arabic typography | الطباعة العربية | typography, خطوط
brand-identity | Brand identity | الهوية البصرية | branding, logo, شعار
illustration | Illustration | الرسم التوضيحي
motion-design | Motion design | تصميم الحركة | motion graphics, موشن جرافيك
video-editing | Video editing | تحرير الفيديو | مونتاج
graphic-design | Graphic design | التصميم الجرافيكي | جرافيك
`

export const GAMES = `
unity | Unity | | unity3d, يونتي, يونيتي
unreal-engine | Unreal Engine | | unreal, ue5, أنريل
godot | Godot
blender | Blender | | بلندر
maya | Maya | | autodesk maya
3ds-max | 3ds Max | | 3d max
zbrush | ZBrush
substance-painter | Substance Painter
opengl | OpenGL
vulkan | Vulkan
directx | DirectX
arkit | ARKit
arcore | ARCore
webxr | WebXR
photon | Photon
playfab | PlayFab
game-design | Game design | تصميم الألعاب
level-design | Level design | تصميم المراحل
multiplayer-games | Multiplayer games | الألعاب الجماعية | multiplayer
shaders | Shader programming | برمجة المظللات | shaders, hlsl, glsl
augmented-reality | Augmented reality | الواقع المعزز | ar
virtual-reality | Virtual reality | الواقع الافتراضي | vr
three-d-modelling | 3D modelling | النمذجة ثلاثية الأبعاد | 3d modeling
animation | Animation | التحريك | rigging
`

export const EMBEDDED = `
arduino | Arduino | | أردوينو
raspberry-pi | Raspberry Pi | | راسبيري باي
esp32 | ESP32 | | esp8266
stm32 | STM32
arm | ARM | | arm cortex
freertos | FreeRTOS
real-time-systems | Real-time operating systems | أنظمة التشغيل الآنية | rtos
zephyr-rtos | Zephyr RTOS
embedded-linux | Embedded Linux | | yocto, buildroot
ros | ROS | | ros2, robot operating system
mqtt | MQTT
modbus | Modbus
opc-ua | OPC UA
scada | SCADA
plc | PLC
can-bus | CAN bus
autosar | AUTOSAR
bluetooth-low-energy | Bluetooth Low Energy | | ble
fpga | FPGA
labview | LabVIEW
pcb-design | PCB design | تصميم الدوائر المطبوعة
altium | Altium
kicad | KiCad
embedded-systems | Embedded systems | الأنظمة المدمجة | firmware
internet-of-things | Internet of things | إنترنت الأشياء | iot
robotics | Robotics | الروبوتات
signal-processing | Signal processing | معالجة الإشارات | dsp
`

export const BLOCKCHAIN = `
ethereum | Ethereum | | evm, إيثيريوم
web3-js | Web3.js
ethers-js | ethers.js
viem | viem
hardhat | Hardhat
foundry | Foundry
hyperledger | Hyperledger Fabric | | hyperledger
solana | Solana
ipfs | IPFS
smart-contracts | Smart contracts | العقود الذكية
blockchain | Blockchain | سلسلة الكتل | web3, بلوكتشين
decentralised-finance | Decentralised finance | التمويل اللامركزي | defi
`
