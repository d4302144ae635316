/** The rules in brief, in French. */
export const primer = [
  {
    lesson: 'breaking-a-zone',
    title: 'Le Roi ravage',
    text: 'Il abîme une zone jusqu’à la détruire, puis avance. Le Réacteur vient en dernier.',
  },
  {
    lesson: 'a-row-falls',
    title: 'Les héros ripostent',
    text: 'Couvrez une rangée de cartes assez hautes, puis gagnez un duel : la rangée est désactivée.',
  },
  {
    lesson: 'into-the-ocean',
    title: 'Chassez-le',
    text: 'Désactivez les quatre rangées et il recule. À l’océan – ou tenez bon !',
  },
  {
    title: 'Le but',
    text: 'Le Roi gagne quand le Réacteur, au bout de l’île, est détruit, ou quand il ne reste aucun héros. La Ligue gagne quand elle le repousse dans l’océan, ou quand elle tient jusqu’au dernier tour.',
  },
  {
    title: 'Le déchaînement',
    text: 'Le Roi pose des cartes sur sa zone : quand leur somme atteint son nombre, la zone est détruite. Il attaque aussi les héros qui s’y trouvent. La zone détruite, il peut avancer, contre une carte de la couleur de la zone suivante.',
  },
  {
    title: 'Le tableau',
    text: 'La force du Roi : seize plaques en quatre rangées, chacune d’une couleur. Les héros de sa zone y posent des couvertures de cette couleur. On compare depuis la gauche : chaque couverture au moins égale retire sa plaque.',
  },
  {
    title: 'Les duels',
    text: 'À tour de rôle, une carte de la même couleur ou du même nombre que la dernière. Qui passe perd. Le héros qui perd une attaque est hors de combat. Celui qui gagne un duel pour une rangée vide la désactive, et le Roi ne peut plus se servir de sa couleur.',
  },
  {
    title: 'Frénésie et recul',
    text: 'La troisième rangée désactivée met le Roi en frénésie. La quatrième le repousse d’une zone, et il reçoit un nouveau tableau.',
  },
] as const;
