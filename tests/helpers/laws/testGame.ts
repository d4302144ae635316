import { describe } from 'vitest';
import type { GameTypes } from '#core';
import { testBots } from './botLaws';
import { testMatches } from './matchLaws';
import { testRules } from './ruleLaws';
import { testShow } from './showLaws';
import { testSimulation } from './simulationLaws';
import { Plays, type Subject } from './subject';
import { testViews } from './viewLaws';

/** Holds a game to every law that does not depend on which game it is. @param seeds how many random plays of each kind */
export function testGame<T extends GameTypes, Table>(subject: Subject<T, Table>, seeds: number): void {
  const { rules, presentation } = subject;
  const plays = new Plays<T>(subject, seeds);
  describe(`the rules of ${rules.id}`, () => testRules(subject, plays));
  describe(`what somebody knows of ${rules.id}`, () => testViews(subject, plays));
  describe(`the simulation of ${rules.id}`, () => testSimulation(subject, plays));
  describe(`a match of ${rules.id}`, () => testMatches(subject, plays));
  describe(`the bots of ${rules.id}`, () => testBots(subject, plays));
  if (presentation !== undefined)
    describe(`the table of ${rules.id}`, () => testShow(subject, presentation, plays));
}
