/** A title as it stands on a poster or a box: on two lines where it has two parts, as “Zorgl-Zilla” and “TetZilla”. */
export function titleLines(title: string): readonly string[] {
  return title.split(/-|(?<=\p{Ll})(?=\p{Lu})/u);
}
