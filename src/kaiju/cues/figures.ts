/** Key of a kaiju's model. @param figure its name, e.g. `zorgl-a` */
export const kaijuModel = (figure: string): string => `kaiju.${figure.replace('-', '.')}`;
