/**
 * The files by which other rooms enter those without an `index.ts`. What is loaded when it is first shown would come with
 * such a file as a whole, and so would the 3D library with every unit test of a page.
 */

/** Paths without their ending, but for style sheets. */
const files = (text) => text.trim().split(/\s+/);

const DOORS = {
  page: files(`
    address connection fonts games launched lazily nextTask occupied PageLanguage pictureDue problems
    problemWords record RulesLink services shelf start thinking timeSlicing useSuitableQuality useWakeLock
    book/BookContents book/BookHead book/useTarget
    faults/FaultPage faults/IgnoredNotice faults/UnknownPage
    firstGame/begin firstGame/memory
    lobby/CoverArt lobby/Lobby.css lobby/Poster.css
    saves/ExportDialog saves/gameFile saves/SaveFileButton saves/SaveNotice
    share/files share/open share/recorded share/WholeGame
  `),
  table: files(`
    extensions FaultNotice followingCamera fullScreen Hint keyGroups LivePlayback passScreenFor StretchField
    TableBanner TablePage TablePage.css TablePicture talk TextBoardPanel tutor useActionLine useCamera
    useCaption useDriver useFinished useLooking usePanelProps usePassTime useQuality useSessionScene
    useStory useTableFrame useTextBoard useTurns Verdict
    game/course game/parts game/sessionSource game/sides game/useFocusFlow game/useGameTable
    game/useTableParts
    lesson/film lesson/focus lesson/frame lesson/held lesson/HeldHands lesson/LessonDiagram
    lesson/LessonFrame lesson/lessonLayout.css lesson/LessonPicture lesson/LessonPlayer lesson/LessonShown
    lesson/LessonStage lesson/LessonStill lesson/lessonTile.css lesson/place lesson/PrimerDialog
    lesson/progress lesson/seatNames lesson/taught lesson/tools lesson/useLesson lesson/useLessonPlayer
    lesson/useLessonScene lesson/useLessonShow lesson/watched
    marks/marks marks/plane
    photo/props photo/settings
    rule/lessonsOf rule/RuleDrawer rule/useRule rule/Words
    sound/SoundCaptions sound/usePresence sound/useSoundCaptions sound/useTableSound
    tutor/CoachBar.css tutor/useTeaching
  `),
  'features/attract': files(`
    Attract useUnattended
  `),
  'features/author': files(`
    Author LessonDialog open OwnLessons
  `),
  'features/capture': files(`
    film/FilmDialog
    lessonFilm/LessonFilmButton
    photo/PhotoMode
  `),
  'features/learn': files(`
    embed/Embed embed/entry embed/played
    firstGame/CoachBar firstGame/FirstGameResult firstGame/TutorialRoute firstGame/useCoach
    firstGame/useCoachMarks firstGame/useHighlight firstGame/withCoach
    hints/ContextHintNote hints/useContextHint
    lessons/Learn lessons/LessonReturn
    presenter/Present
    rules/Rules
  `),
  'features/online': files(`
    broadcast/Watching
    rooms/hostedRooms rooms/PlayWithPhonesLink rooms/Rooms
  `),
  'features/puzzles': files(`
    progress Puzzles
  `),
  'features/review': files(`
    advice/AdviceBar advice/useAdvice
    analysis/AnalysisDialog
  `),
};

module.exports = { DOORS };
