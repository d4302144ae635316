/** How King of Monsters is played, in short, in French. */
export const primer = [
  {
    lesson: 'breaking-a-zone',
    title: 'Le Roi ravage',
    text: 'Il joue des cartes jusqu’à ce que la zone cède, puis avance. Le réacteur vient en dernier.',
  },
  {
    lesson: 'a-row-falls',
    title: 'Les héros ripostent',
    text: 'Couvrez une rangée de son tableau de cartes au moins égales, et elle tombe.',
  },
  {
    lesson: 'into-the-ocean',
    title: 'Chassez-le',
    text: 'Quatre rangées désactivées, et il recule. Dans l’océan – ou tenez bon !',
  },
  {
    title: 'Le but',
    text: 'Le Roi gagne quand le réacteur, au bout de l’île, tombe, ou quand il ne reste aucun héros. La Ligue gagne quand elle le repousse dans l’océan, ou quand elle tient jusqu’au dernier tour.',
  },
  {
    title: 'Le déchaînement',
    text: 'Le Roi pose des cartes à l’objectif de sa zone jusqu’à ce que leur somme atteigne sa valeur, et attaque les héros qui s’y trouvent. Là où plus rien ne tient, il avance d’une zone contre une carte de sa couleur.',
  },
  {
    title: 'Le tableau',
    text: 'Seize cartes, quatre rangées d’une couleur chacune : le corps du Roi. Les héros de sa zone couvrent les cartes d’une rangée avec des cartes de sa couleur. On compare depuis la gauche : une couverture au moins égale emporte sa carte.',
  },
  {
    title: 'Les duels',
    text: 'Une carte chacun à tour de rôle, de la même couleur ou du même chiffre que la dernière ; qui passe a perdu. Le héros qui perd une attaque est hors de combat ; celui qui gagne une rangée la désactive, et le Roi ne peut plus se servir de sa couleur.',
  },
  {
    title: 'Frénésie et recul',
    text: 'La troisième rangée désactivée met le Roi en frénésie. La quatrième le repousse d’une zone, et il reçoit un nouveau tableau.',
  },
] as const;
